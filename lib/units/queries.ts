import { queryOptions } from '@tanstack/react-query';
import { CompanyUnitsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { CompanyUnitsPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type CompanyUnits = CompanyUnitsPartsFragment;
export type Unit = CompanyUnits['units'][number];

/** Units of a company, with what they may be made of. */
export const unitsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...visitorKeys.employees, companyId, 'units'],
    queryFn: async ({ signal }): Promise<CompanyUnits> =>
      (await graphql(CompanyUnitsDocument, { companyId }, { signal })).companyUnits,
    refetchOnMount: true,
  });
