import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { activeTab } from '../../store/app-state.ts';
import { appStore, setValue } from '../../store/app-store.ts';
import { inputWords } from '../../view/form/input-words.ts';
import { inputAt } from '../../view/form/inputs.ts';
import { Group } from '../assumptions/group.tsx';
import { Input } from '../assumptions/input.tsx';
import { MonthField } from '../assumptions/month-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useApp } from '../use-app.ts';
import './structure.css';

const POINTER = '/events/claims';
type Claims = NonNullable<NonNullable<ScenarioForm['events']>['claims']>;
type Claim = Claims[number];

/** Who claims, as § 2.8(a)(ii) and § 5.4(b) name them. */
const CLAIMANTS = [
  ['successor_transition', 'Successor Servicer, transition costs'],
  ['successor_indemnity', 'Successor Servicer, indemnity'],
  ['reviewer', 'Asset Representations Reviewer'],
  ['trustee', 'Indenture Trustee'],
  ['owner_trustee', 'Owner Trustee'],
] as const;
type Claimant = (typeof CLAIMANTS)[number][0];

const NO_CLAIMS: Claims = [];

/** Claims of those who are paid before or beside the Notes, each in its month. */
export function FeesGroup() {
  const claims = useApp((state) => activeTab(state).form.events?.claims ?? NO_CLAIMS);
  const input = inputAt(POINTER);
  const words = useApp((state) => (input ? inputWords(input, activeTab(state).form, []) : ''));
  return (
    <Group title="Fees and claims" group="fees" summary={words === 'none' ? 'no claims' : words} startsOpen={false}>
      <Input pointer={POINTER} name="the claims">
        {claims.map((claim, place) => (
          <ClaimFields key={claimKey(place)} claim={claim} place={place} />
        ))}
        <button
          type="button"
          className="button add-claim"
          onClick={() => setValue(POINTER, [...claims, { month: appStore.getState().cursor, reviewer: '100000.00' }])}
        >
          Add a claim
        </button>
      </Input>
    </Group>
  );
}

/** A claim has no name of its own; its place in the list is what it is known by. */
function claimKey(place: number): string {
  return `claim ${place}`;
}

function ClaimFields({ claim, place }: { readonly claim: Claim; readonly place: number }) {
  const pointer = `${POINTER}/${place}`;
  const claimants = CLAIMANTS.filter(([key]) => claim[key] !== undefined);
  const name = `Claim ${place + 1}`;
  return (
    <div className="claim">
      <div className="claim-head">
        <b>{name}</b>
        <button type="button" className="link-button" onClick={() => setValue(pointer, undefined)}>
          Remove
        </button>
      </div>
      <MonthField pointer={`${pointer}/month`} label="in month" name={`${name}, in month`} />
      {claimants.map(([key, words]) => (
        <div key={key}>
          <div className="claim-head">
            <select
              className="picker"
              aria-label={`${name}, claimant`}
              value={key}
              onChange={(event) => setValue(pointer, withClaimant(claim, key, event.target.value as Claimant))}
            >
              {CLAIMANTS.map(([other, text]) => (
                <option key={other} value={other} disabled={other !== key && claim[other] !== undefined}>
                  {text}
                </option>
              ))}
            </select>
          </div>
          <NumberField
            pointer={`${pointer}/${key}`}
            kind="money"
            label="claims"
            name={`${name}, ${words}`}
            unit="$"
            least={0}
            most={1_000_000}
            step={5000}
          />
        </div>
      ))}
    </div>
  );
}

function withClaimant(claim: Claim, from: Claimant, to: Claimant): Claim {
  const { [from]: amount, ...others } = claim;
  return { ...others, [to]: amount } as Claim;
}
