import { z } from 'zod';

/* Electronic id on the pages of its service: apart from the others, whose code every sign-in form has. */

/** 200 of customer/auth/electronic/redirect: the page of the service that the browser goes to. */
export const electronicRedirectSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** POST customer/auth/electronic/return: the query of the address that the service led back to. */
export const electronicAnswerSchema = z.strictObject({ answer: z.string().min(1).max(4000) });
