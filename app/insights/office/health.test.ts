import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { StaffLanguageProvider } from "#app/admin/ui/staff-language.tsx";
import type { HealthCause } from "#app/model/insights/health.ts";
import { alarmWords } from "#content/mail/alarms.ts";
import Health from "./health.tsx";

const day = 24 * 60 * 60 * 1000;
const at = "2026-11-15T12:00:00.000Z";

/** What the page warns of. */
function warnings(problems: HealthCause[], { age, free }: { age: number; free: number }): string[] {
	const health = {
		problems,
		mails: { dead: [], deadTotal: 0, pending: 0, next: [] },
		backup: { at, bytes: 1, age },
		disk: { store: 1, free },
		hosted: null,
		build: "b",
		startedAt: at,
		uptime: 1,
		node: "v24.0.0",
		schema: 1,
		cache: { hits: 0, renders: 0, entries: 0 },
		failedSignIns: null,
	};
	const Stub = createRoutesStub([{ id: "health", path: "/", Component: Health }]);
	const page = createElement(Stub, { hydrationData: { loaderData: { health } } });
	const html = renderToStaticMarkup(createElement(StaffLanguageProvider, { locale: "fr" } as never, page));
	return [...html.matchAll(/role="alert"[^>]*>(.*?)<\/div>/g)].map(([, text = ""]) => text.replaceAll(/<[^>]+>/g, ""));
}

it("warns of a backup and a disk when the alarm does, and of each once", () => {
	const { backup, disk } = alarmWords.fr.causes;
	expect(warnings([], { age: 8 * day, free: 1.05e9 })).toEqual([]);
	expect(warnings(["disk", "backup"], { age: 8 * day, free: 0.9e9 })).toEqual(
		[disk, backup].map(({ what, todo }) => `${what} ${todo}`),
	);
});
