import type { Hono } from 'hono';
import { z } from 'zod';
import { readJsonObject } from '../body.ts';
import type { JsonObject } from '../json.ts';
import { requireRight } from '../keys.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readGrant } from './call.ts';

const maxEvents = 1000;
const maxObjects = 20;

const token = z.string().regex(/^[\w=+/-]{1,129}$/);
const eventSchema = z
  .looseObject({
    eventType: z.enum(['click', 'conversion', 'view']),
    eventSubtype: z.enum(['addToCart', 'purchase']).optional(),
    eventName: z.string().min(1).max(64),
    index: z.string().min(1),
    userToken: token,
    authenticatedUserToken: token.optional(),
    objectIDs: z.array(z.string().min(1)).min(1).max(maxObjects).optional(),
    filters: z.array(z.string().min(1)).min(1).max(maxObjects).optional(),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    positions: z.array(z.int().positive()).optional(),
    timestamp: z.int().positive().optional(),
  })
  .superRefine((event, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', message });
    if (!event.objectIDs === !event.filters) refuse('exactly one of objectIDs and filters is needed');
    if (event.eventType !== 'click' && event.positions) refuse('positions belong to clicks');
    if (event.positions && event.positions.length !== event.objectIDs?.length)
      refuse('objectIDs and positions need the same length');
    if (event.eventType === 'click' && event.queryID && event.objectIDs && !event.positions)
      refuse('a click after a search needs positions');
    if (event.eventSubtype && event.eventType !== 'conversion') refuse('eventSubtype belongs to conversions');
  });

/** All events are validated before any is stored, as at Algolia. */
export function addInsightsCalls(app: Hono, service: Service): void {
  app.post('/1/events', async (c) => {
    const grant = readGrant(c, service);
    const { events } = await readJsonObject(c);
    if (!Array.isArray(events) || events.length === 0 || events.length > maxEvents)
      throw new SearchError(`events: expected 1 to ${maxEvents} events`);
    const checked = events.map((requestEvents) => ({
      event: eventSchema.parse(requestEvents),
      body: requestEvents as JsonObject,
    }));
    for (const { event } of checked) requireRight(grant, 'search', event.index);
    service.indexes.transaction(() => {
      service.events.expire();
      for (const { event, body } of checked)
        service.events.add(
          event.index,
          {
            at: event.timestamp ?? service.now(),
            type: event.eventType,
            subtype: event.eventSubtype,
            userToken: event.userToken,
            objectIDs: event.objectIDs ?? [],
          },
          body,
        );
    });
    return c.json({ status: 200, message: 'OK' });
  });
}
