import type { FlowLink } from '../../view/flow/flow.ts';

/** Names a flow within its picture. */
export function linkKey({ from, to }: FlowLink): string {
  return `${from} > ${to}`;
}
