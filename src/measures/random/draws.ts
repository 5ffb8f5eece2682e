import { type Distribution, samplerOf } from './distributions.ts';
import { normalQuantile } from './normal-quantile.ts';
import { fractionOf, philox } from './philox.ts';

/** Reckons the values of a draw by its number alone; the same digits in every browser, in any order. */
export type Draws = (draw: number, values: Float64Array) => void;

const TWO_32 = 2 ** 32;
/** Two normal values come from one block of the generator. */
const PER_BLOCK = 2;

/**
 * Correlated draws of several inputs: a standard normal for each from the seed and the draw's number, mixed by the
 * correlation's triangle, then carried to the input's own distribution (a normal copula).
 * @param seed whole, from 0 to 2^53 - 1
 * @param factor lower triangle of {@link correlationFactor}, one row an input
 */
export function drawsOf(seed: number, distributions: readonly Distribution[], factor: Float64Array): Draws {
  const count = distributions.length;
  const samplers = distributions.map(samplerOf);
  const generator = philox(seed % TWO_32, Math.floor(seed / TWO_32));
  const { out } = generator;
  const independent = new Float64Array(count + 1);
  return (draw, values) => {
    for (let block = 0; block * PER_BLOCK < count; block += 1) {
      generator.draw(draw, block);
      independent[block * PER_BLOCK] = normalQuantile(fractionOf(out[0] as number, out[1] as number));
      independent[block * PER_BLOCK + 1] = normalQuantile(fractionOf(out[2] as number, out[3] as number));
    }
    for (let input = 0; input < count; input += 1) {
      let normal = 0;
      for (let k = 0; k <= input; k += 1) {
        normal += (factor[input * count + k] as number) * (independent[k] as number);
      }
      values[input] = (samplers[input] as (normal: number) => number)(normal);
    }
  };
}
