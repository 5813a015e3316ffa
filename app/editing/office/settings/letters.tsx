import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { hasDraft, readFactStates } from "../../.server/fact-states.ts";
import { letterPart } from "../../.server/parts/letter-parts.ts";
import { PartList } from "./part-list.tsx";

export const meta = officeMeta((words) => words.settings.names.letters);

const groups = ["offered", "retired"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "editor", "administrator");
	const found = await readFactStates(context.get(servicesContext).store);
	const items = found.draft.letters.map((letter) => {
		const { name, subject: text } = letter[locale];
		return { id: letter.id, use: letter.use, name, text, waits: hasDraft(letterPart(letter.id), found) };
	});
	return {
		groups: groups.map((group) => ({ group, items: items.filter(({ use }) => use === group) })),
		discarded: new URL(request.url).searchParams.get("avis") === "discarded",
	};
}

export default function Letters() {
	const { groups: shown, discarded } = useLoaderData<typeof loader>();
	const { settings } = useStaffLanguage().words;
	const own = settings.letters;
	return (
		<>
			<SettingsTabs />
			<PageHead title={settings.names.letters}>{settings.leads.letters}</PageHead>
			{discarded && <FormNotice>{own.notices.discarded}</FormNotice>}
			<PartList
				setting="letters"
				newPart="nouveau"
				add={own.add}
				none={own.none}
				groups={shown.map(({ group, items }) => ({ group, heading: own.groups[group], items }))}
			/>
		</>
	);
}
