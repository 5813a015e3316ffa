import type { Locale } from "#app/locale/locales.ts";
import { readFirstDay } from "./first-day-document.ts";
import { openStepsIn, readSteps, type StepServices, type StepStatus } from "./read-steps.ts";

/** The entry of the menu: how many steps are open; null when an administrator removed it. */
type MenuItem = { open: number } | null;

const freshFor = 60_000;

interface Kept {
	at: number;
	item: Promise<MenuItem>;
}

/** By the site's content, of which a process has one. */
const kept = new WeakMap<StepServices["content"], Kept>();

/** Kept for a minute, because every office screen asks. `isFresh`: for the page itself, which shows the same number. */
export function firstDayMenuItem(
	services: StepServices,
	status: StepStatus,
	{ locale, isFresh }: { locale: Locale; isFresh: boolean },
): Promise<MenuItem> {
	const now = services.clock.now().getTime();
	const known = kept.get(services.content);
	if (known && !isFresh && Math.abs(now - known.at) < freshFor) return known.item;
	const item = readMenuItem(services, status, locale);
	kept.set(services.content, { at: now, item });
	// The next screen asks again instead of failing with this one.
	item.catch(() => kept.delete(services.content));
	return item;
}

async function readMenuItem(services: StepServices, status: StepStatus, locale: Locale): Promise<MenuItem> {
	if ((await readFirstDay(services.store)).hidden) return null;
	return { open: openStepsIn(await readSteps(services, status, locale)) };
}
