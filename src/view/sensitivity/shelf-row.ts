/** A figure of the contract: a plain decimal, or why there is none. */
export type FoundText = string | { readonly not_available: string };

/** One trust of the answer to `shelf_history`. */
export interface ShelfRow {
  readonly name: string;
  readonly ended: boolean;
  readonly months: number;
  readonly speed_abs_pct: string;
  readonly lifetime_net_loss_pct: string;
  readonly recovery_pct: string;
  readonly figures: Readonly<Record<string, FoundText>>;
  readonly short: readonly string[];
}
