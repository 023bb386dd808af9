/** Why this device keeps nothing. */
export type PadProblem = 'blocked' | 'full' | 'forgotten';

export class PadStorageError extends Error {
  readonly problem: PadProblem;

  constructor(problem: PadProblem, cause?: unknown) {
    super(`The pad's storage is ${problem}`, { cause });
    this.name = 'PadStorageError';
    this.problem = problem;
  }
}

const messages: Readonly<Record<PadProblem, string>> = {
  blocked:
    'Vafrinn leyfir síðunni ekki að geyma neitt á þessu tæki, til dæmis vegna þess að glugginn er einkagluggi. Blaðið virkar meðan síðan er opin.',
  full: 'Ekki er nóg pláss á tækinu. Losaðu um pláss og reyndu aftur; það sem er á blaðinu er hér áfram meðan síðan er opin.',
  forgotten:
    'Gögnum blaðsins var eytt af þessu tæki í öðrum flipa. Það sem er á blaðinu er hér meðan síðan er opin.',
};

/** Icelandic; null for an error that is not the storage's. */
export function storageMessage(error: unknown): string | null {
  return error instanceof PadStorageError ? messages[error.problem] : null;
}
