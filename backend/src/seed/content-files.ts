import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { imageSchema, linkSchema, sectionSchema } from '../modules/content/blocks.ts';

const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a-z, 0-9 and single hyphens');
const phone = z.string().regex(/^\d{7}$/, 'seven digits');
/** `07:30` → seconds from midnight. */
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 07:30')
  .transform((time) => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60);
const year = z.int().min(2000).max(2100);

const siteSchema = z.strictObject({
  name: text,
  ssn: z.string().regex(/^[4-7]\d{9}$/, 'the national id of a company, ten digits'),
  vatNumber: z.string().regex(/^\d{5,6}$/, 'five or six digits'),
  phoneNumber: phone,
  address: text,
  email: z.email().nullable(),
  copyright: text,
  openingHours: z.array(z.strictObject({ weekday: z.int().min(0).max(6), opensAt: clock, closesAt: clock })),
  holidays: z.strictObject({ from: year, to: year }),
});

const navigationSchema = z.array(
  z.strictObject({ id: slug, title: text, url: linkSchema, external: z.boolean().default(false) }),
);

const employeesSchema = z.array(
  z.strictObject({
    id: slug,
    name: text,
    title: text.nullish(),
    email: z.email(),
    phone,
    image: imageSchema.nullish(),
  }),
);

const pageSchema = z.strictObject({
  slug,
  title: text,
  description: text.nullish(),
  sections: z.array(sectionSchema).min(1),
});

/** What the content files of a folder say. */
export interface Content {
  site: z.output<typeof siteSchema>;
  navigation: z.output<typeof navigationSchema>;
  employees: z.output<typeof employeesSchema>;
  pages: z.output<typeof pageSchema>[];
}

/**
 * Reads site.json, navigation.json, employees.json and pages/*.json.
 * @throws Error naming each file, the place in it and what is wrong there
 */
export async function readContent(folder: string): Promise<Content> {
  const problems: string[] = [];
  const read = async <T>(name: string, schema: z.ZodType<T>): Promise<T> => {
    const parsed = schema.safeParse(await readJson(join(folder, name)));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      problems.push(`${name}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
    return undefined as never;
  };
  const pageNames = (await readdir(join(folder, 'pages')))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const content = {
    site: await read('site.json', siteSchema),
    navigation: await read('navigation.json', navigationSchema),
    employees: await read('employees.json', employeesSchema),
    pages: await Promise.all(pageNames.map((name) => read(`pages/${name}`, pageSchema))),
  };
  if (problems.length > 0) throw new Error(`The content is not right:\n  ${problems.join('\n  ')}`);
  return content;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
