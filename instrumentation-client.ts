import { announceRouteStart } from './lib/shell/route-start.ts';

export const onRouterTransitionStart = announceRouteStart;
