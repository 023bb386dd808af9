import type { Hono } from 'hono';
import type { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { acquirerConfigSchema } from './acquirer/config.ts';
import { electronicIdConfigSchema } from './electronic-id/config.ts';
import { identityConfigSchema } from './identity/config.ts';
import { imagesConfigSchema } from './images/config.ts';
import { mailConfigSchema } from './mail/config.ts';
import { searchConfigSchema } from './search/config.ts';

/** One emulator, ready to listen. */
export interface OpenService {
  app: Hono;
  /** Listens before the app does. */
  smtp?: SMTPServer;
  close?(): void | Promise<void>;
}

export interface Service {
  schema: z.ZodObject;
  /** Name of its port variable. */
  port: string;
  /** Loads the emulator's code, so that a process loads only what it serves. */
  open(env: NodeJS.ProcessEnv): Promise<OpenService>;
}

/** Every emulator by its name on `main.ts`'s command line. */
export const services: Readonly<Record<string, Service>> = {
  identity: {
    schema: identityConfigSchema,
    port: 'IDENTITY_PORT',
    open: async (env) => (await import('./identity/app.ts')).identityApp(identityConfigSchema.parse(env)),
  },
  images: {
    schema: imagesConfigSchema,
    port: 'IMAGES_PORT',
    open: async (env) => ({
      app: (await import('./images/app.ts')).imagesApp(imagesConfigSchema.parse(env)),
    }),
  },
  search: {
    schema: searchConfigSchema,
    port: 'SEARCH_PORT',
    open: async (env) => (await import('./search/app.ts')).searchApp(searchConfigSchema.parse(env)),
  },
  'electronic-id': {
    schema: electronicIdConfigSchema,
    port: 'ELECTRONIC_ID_PORT',
    open: async (env) =>
      (await import('./electronic-id/app.ts')).electronicIdApp(electronicIdConfigSchema.parse(env)),
  },
  mail: {
    schema: mailConfigSchema,
    port: 'MAIL_PORT',
    open: async (env) => (await import('./mail/app.ts')).mailApp(mailConfigSchema.parse(env)),
  },
  acquirer: {
    schema: acquirerConfigSchema,
    port: 'ACQUIRER_PORT',
    open: async (env) => (await import('./acquirer/app.ts')).acquirerApp(acquirerConfigSchema.parse(env)),
  },
};

/** The address that all of them listen on: emulators are for the local machine, unless configured otherwise. */
export const hostConfigSchema = z.object({
  HOST: z.preprocess((value) => value || undefined, z.string().default('127.0.0.1')),
});
