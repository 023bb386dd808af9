import type { Page } from '@playwright/test';

interface Answer {
  data?: { deliveryDates?: { goods: { dates: object[] }[] } | null };
}

/** Fetched in the store, with the longest names of days and months. */
const longest = {
  date: '2027-09-29',
  before: 16 * 3600,
  orderBy: Date.parse('2027-09-22T14:00:00Z'),
};

export const longestDate = /^Tilbúið í verslun miðvikudaginn 29/;

/** Dates of delivery whose texts are the longest there are: on most days of the year they are shorter. */
export async function showLongestDates(page: Page): Promise<void> {
  await page.route('**/graphql?op=GetDeliveryDates', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Answer;
    for (const one of json.data?.deliveryDates?.goods ?? []) one.dates = [longest];
    await route.fulfill({ response, json });
  });
}
