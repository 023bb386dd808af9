import { announceRouteStart, type RouteChange } from './lib/shell/route-start.ts';

export function onRouterTransitionStart(_address: string, change: RouteChange): void {
  announceRouteStart(change);
}
