import { renderBeforeNextFrame } from './lib/shell/eager-rendering.ts';
import { announceRouteStart, type RouteChange } from './lib/shell/route-start.ts';

export function onRouterTransitionStart(_address: string, change: RouteChange): void {
  announceRouteStart(change);
  // Of Back and Forward React does so by itself.
  if (change !== 'traverse') renderBeforeNextFrame();
}
