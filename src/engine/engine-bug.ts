/** A promise of the documents that the engine itself broke. Only a programmer can cause it; the run is withheld. */
export class EngineBug extends Error {
  readonly clause: string;
  readonly promise: string;

  constructor(clause: string, promise: string) {
    super(`${clause}: ${promise}`);
    this.name = 'EngineBug';
    this.clause = clause;
    this.promise = promise;
  }
}
