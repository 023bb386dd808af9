import { useEffect, useState, useTransition } from 'react';
import { watchPress, watchRouteStart } from '@/lib/shell/route-start.ts';
import styles from './loading-bar.module.css';

/**
 * Shown from a finger's press of a link, or the start of a route change, until the route is there or has failed (specification §2.7). Its own transition
 * starts inside the router's, and React ends both together, whatever the outcome of the route.
 */
export function LoadingBar() {
  const [isLeaving, startTransition] = useTransition();
  const [, rerender] = useState(0);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => watchRouteStart(() => startTransition(() => rerender((starts) => starts + 1))), []);
  useEffect(() => watchPress(setPressed), []);
  return <div className={styles.loadingBar} data-testid="loading-bar" data-shown={isLeaving || isPressed} />;
}
