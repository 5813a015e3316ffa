import type { RouterContextProvider } from "react-router";
import { previewKey, previewParameter } from "#app/.server/content/preview-key.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { blankValue } from "#app/model/editing/schemas/blank-value.ts";
import { factHistory } from "../../fact-history.ts";
import { baseOf, type FactStates, hasDraft, readFactStates } from "../../fact-states.ts";
import { previewPaths } from "../../preview-path.ts";
import type { SettingsForm } from "./settings-form.ts";

/** Data for the page of a settings form, as plain JSON. */
export async function settingsView(
	form: SettingsForm,
	context: Readonly<RouterContextProvider>,
	request: Request,
	previewDay?: string,
) {
	const { locale } = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const found = await readFactStates(services.store);
	const waits = hasDraft(form.part, found);
	const [newest] = await factHistory(services.store, form.part);
	const notice = new URL(request.url).searchParams.get("avis");
	return {
		description: form.description,
		labels: form.labels(locale),
		value: form.part.read(found.draft) ?? blankValue(form.description),
		base: baseOf(form.part, found),
		hasDraft: waits,
		publishedAt: newest?.at ?? null,
		publishedBy: newest?.by?.name ?? null,
		isPublished: newest?.value !== undefined,
		forTeam: form.forTeam === true,
		previews: waits && !form.forTeam ? previewLinks(form, found, services, previewDay) : null,
		notice: notices.find((each) => each === notice) ?? null,
	};
}

export type SettingsView = Awaited<ReturnType<typeof settingsView>>;

const notices = ["saved", "published", "same", "discarded", "removed"] as const;

/** Preview URLs with the draft, in each language, for the page that shows this part best; null when none shows it. */
function previewLinks(
	{ part }: SettingsForm,
	{ states }: FactStates,
	{ secret, clock }: { secret: string; clock: { now(): Date } },
	day?: string,
): Readonly<Record<Locale, string>> | null {
	const id = part.entries[0] ?? "company";
	const paths = previewPaths(id, states[id].draft);
	if (paths.fr === null) return null;
	const query = new URLSearchParams({
		[previewParameter]: previewKey(id, secret, clock.now()),
		...(day && { jour: day }),
	});
	return Object.fromEntries(locales.map((locale) => [locale, `${paths[locale]}?${query}`])) as Record<Locale, string>;
}
