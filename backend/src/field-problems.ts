import type * as z from 'zod/mini';
import { findProblems } from '../../lib/contract/forms/find-problems.ts';
import { badRequestMessage } from '../../lib/rules/text/backend-messages.ts';
import { ShopError } from './errors.ts';

/** Collects validation errors by field: path in the input → Icelandic text. */
export class FieldProblems {
  readonly fields: Record<string, string> = {};

  add(path: string, message: string | null): void {
    if (message !== null) this.fields[path] = message;
  }

  /**
   * A form of the input as it is stored; undefined when something in it is wrong.
   * @param parent field of the input that holds the form, e.g. `address`
   */
  parse<Form, Stored>(schema: z.ZodMiniType<Stored, Form>, form: Form, parent?: string): Stored | undefined {
    Object.assign(this.fields, findProblems(schema, form, parent));
    return schema.safeParse(form).data;
  }

  /** @throws ShopError BAD_REQUEST with extensions.fields when anything was added */
  check(): void {
    if (Object.keys(this.fields).length > 0) {
      throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: this.fields });
    }
  }
}

/**
 * A form as it is stored.
 * @param parent field of the input that holds the form, e.g. `address`
 * @throws ShopError BAD_REQUEST with extensions.fields for everything that is wrong in it
 */
export function parseForm<Form, Stored>(
  schema: z.ZodMiniType<Stored, Form>,
  form: Form,
  parent?: string,
): Stored {
  const { success, data } = schema.safeParse(form);
  if (success) return data;
  throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: findProblems(schema, form, parent) });
}
