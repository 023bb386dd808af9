import type { UseMutationResult } from '@tanstack/react-query';
import type { Operation } from '../../graphql/generated/documents.ts';
import {
  ChangeStandingOrderDayDocument,
  CreateStandingOrderDocument,
  EndStandingOrderDocument,
  PauseStandingOrderDocument,
  SkipStandingOrderDayDocument,
  UpdateStandingOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  ChangeStandingOrderDayMutationVariables,
  CreateStandingOrderMutationVariables,
  EndStandingOrderMutationVariables,
  PauseStandingOrderMutationVariables,
  SkipStandingOrderDayMutationVariables,
  UpdateStandingOrderMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { standingOrderQuery, standingOrdersQuery, type StandingOrder } from './queries.ts';

type StandingMutation<Variables> = UseMutationResult<StandingOrder, Error, Variables>;

/** A change of a standing order, whose answer is shown at once; one after the other. */
function useStandingMutation<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  pick: (data: Data) => StandingOrder,
  failed: string,
): StandingMutation<Variables> {
  return useVisitorMutation(operation, {
    scope: { id: 'standing-orders' },
    pick,
    invalidates: [standingOrdersQuery.queryKey],
    onSuccess: (order, _variables, _onMutateResult, { client }) =>
      client.setQueryData(standingOrderQuery(order.id).queryKey, order),
    failed,
  });
}

export const useCreateStandingOrder = (): StandingMutation<CreateStandingOrderMutationVariables> =>
  useStandingMutation(
    CreateStandingOrderDocument,
    (data) => data.createStandingOrder,
    'Making a standing order failed',
  );

export const useUpdateStandingOrder = (): StandingMutation<UpdateStandingOrderMutationVariables> =>
  useStandingMutation(
    UpdateStandingOrderDocument,
    (data) => data.updateStandingOrder,
    'Changing a standing order failed',
  );

export const useChangeDay = (): StandingMutation<ChangeStandingOrderDayMutationVariables> =>
  useStandingMutation(
    ChangeStandingOrderDayDocument,
    (data) => data.changeStandingOrderDay,
    'Changing a day of a standing order failed',
  );

export const useSkipDay = (): StandingMutation<SkipStandingOrderDayMutationVariables> =>
  useStandingMutation(
    SkipStandingOrderDayDocument,
    (data) => data.skipStandingOrderDay,
    'Skipping a day of a standing order failed',
  );

export const usePauseStandingOrder = (): StandingMutation<PauseStandingOrderMutationVariables> =>
  useStandingMutation(
    PauseStandingOrderDocument,
    (data) => data.pauseStandingOrder,
    'Pausing a standing order failed',
  );

export const useEndStandingOrder = (): StandingMutation<EndStandingOrderMutationVariables> =>
  useStandingMutation(
    EndStandingOrderDocument,
    (data) => data.endStandingOrder,
    'Ending a standing order failed',
  );
