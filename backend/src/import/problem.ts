/** A validation error of a line: the field, or '' for the whole line, and the reason. */
export interface Problem {
  line: number;
  field: string;
  reason: string;
}

/** Why a line cannot be loaded. */
export type Refusal = Omit<Problem, 'line'>;
