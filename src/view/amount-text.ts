/** "1,503,750,003.50": cents as people read them, a zero as 0.00; for running cash. Negative in parentheses. */
export function plainAmount(cents: number): string {
  const whole = Math.abs(cents);
  const dollars = Math.floor(whole / 100);
  const rest = whole - dollars * 100;
  const text = `${grouped(dollars)}.${rest < 10 ? '0' : ''}${rest}`;
  return cents < 0 ? `(${text})` : text;
}

/** Like {@link plainAmount}, with an en dash for nothing: the form of tables. */
export function amountText(cents: number): string {
  return cents === 0 ? '–' : plainAmount(cents);
}

/** Cents as dollars in millions, "61.88": half-up to the given places (0 to 2). Negative in parentheses. */
export function millionsText(cents: number, places: 0 | 1 | 2): string {
  const unit = [100_000_000, 10_000_000, 1_000_000][places] as number;
  const steps = Math.floor(Math.abs(cents) / unit + 0.5);
  const text = withPlaces(steps, places);
  return cents < 0 && steps > 0 ? `(${text})` : text;
}

/** A whole number of hundredths, tenths or units as text with that many places, grouped by thousands. */
export function withPlaces(steps: number, places: number): string {
  if (places === 0) return grouped(steps);
  const digits = String(steps).padStart(places + 1, '0');
  return `${grouped(Number(digits.slice(0, -places)))}.${digits.slice(-places)}`;
}

/** "1,503,750" for a whole number of zero or more. */
export function grouped(whole: number): string {
  let left = String(whole);
  let text = '';
  while (left.length > 3) {
    text = `,${left.slice(-3)}${text}`;
    left = left.slice(0, -3);
  }
  return left + text;
}

/** A difference of whole steps as text with its sign: "+0.50", "−2", "=" for none. */
export function differenceText(steps: number, places: number): string {
  if (steps === 0) return '=';
  return `${steps < 0 ? '−' : '+'}${withPlaces(Math.abs(steps), places)}`;
}

/** Millionths of a year as hundredths, rounded half-up: 0.201591 years are 20. */
export function hundredthsOf(millionths: number): number {
  return Math.floor(millionths / 10_000 + 0.5);
}
