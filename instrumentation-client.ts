import { announceRouteStart } from './lib/io/route-start.ts';

export const onRouterTransitionStart = announceRouteStart;
