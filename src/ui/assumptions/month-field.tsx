import type { ReactNode } from 'react';
import { activeTab } from '../../store/app-state.ts';
import { dateText } from '../../view/date-text.ts';
import { valueAt } from '../../view/form/json-pointer.ts';
import { dateOf, lastNumber } from '../../view/run-dates.ts';
import { NumberField } from '../fields/number-field.tsx';
import { useApp, useSettled } from '../use-app.ts';

export interface MonthFieldProps {
  readonly pointer: string;
  readonly label: string;
  readonly name: string;
  readonly note?: ReactNode;
}

/** The month of an event: the number of its Distribution Date, with the date beside it. */
export function MonthField({ pointer, label, name, note }: MonthFieldProps) {
  const { projection } = useSettled();
  const month = useApp((state) => valueAt(activeTab(state).form, pointer));
  const last = lastNumber(projection);
  const first = projection.startAfter + 1;
  const isDate = typeof month === 'number' && month >= projection.startAfter && month <= last;
  return (
    <NumberField pointer={pointer} kind="month" label={label} name={name} unit="mo" least={first} most={last} step={1}>
      {isDate && (
        <p className="note">
          {dateText(dateOf(projection, month))}
          {month === projection.startAfter ? ', the start' : ''}. {note}
        </p>
      )}
    </NumberField>
  );
}
