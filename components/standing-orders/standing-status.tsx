import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import type { StandingState, StandingTimeState } from '@/lib/rules/orders/standing-state.ts';

const orderStates: Readonly<Record<StandingState, [string, BadgeTone]>> = {
  Active: ['Virk', 'moss'],
  Paused: ['Í bið', 'sun'],
  Ended: ['Hætt', 'fjord'],
};

const dayStates: Readonly<Record<StandingTimeState, [string, BadgeTone]>> = {
  Planned: ['Fram undan', 'fjord'],
  Skipped: ['Sleppt', 'sun'],
  Making: ['Í vinnslu', 'fjord'],
  Ordered: ['Pantað', 'moss'],
  Requested: ['Bíður samþykkis', 'sun'],
  Failed: ['Fór ekki af stað', 'rust'],
};

export function StandingStatus({ status }: { status: StandingState }) {
  const [text, tone] = orderStates[status];
  return <Badge tone={tone}>{text}</Badge>;
}

export function DayStatus({ status }: { status: StandingTimeState }) {
  const [text, tone] = dayStates[status];
  return <Badge tone={tone}>{text}</Badge>;
}
