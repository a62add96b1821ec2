/** A service's page stays short on a phone, and the next button to the form is never far. */
import { problemsOn, routes } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

const services = routes.filter((route) => route.startsWith('/services/'));
const tallest = 4300;
const farthest = 1480;

test.use({ viewport: { width: 360, height: 740 } });

test(`A service's page is at most ${tallest} px high, and its buttons at most ${farthest} px apart`, async ({
  page,
}) => {
  const problems = await problemsOn(page, services, async () => {
    const { height, buttons } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      buttons: [...document.querySelectorAll('main a[href^="/get-started"]')].map(
        (link) => link.getBoundingClientRect().top + scrollY,
      ),
    }));
    const distances = buttons.map((top, place) => top - (buttons[place - 1] ?? 0));
    return [
      ...(height > tallest ? [`${height} px high`] : []),
      ...distances.filter((distance) => distance > farthest).map((distance) => `${distance} px without a button`),
    ];
  });
  expect(problems).toEqual([]);
});
