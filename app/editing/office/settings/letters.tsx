import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { historyPath, settingsPages } from "#app/admin/settings-pages.ts";
import { FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { hasDraft, readFactStates } from "../../.server/fact-states.ts";
import { letterPart } from "../../.server/parts/letter-parts.ts";

export const meta = officeMeta((words) => words.settings.names.letters);

const groups = ["offered", "retired"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "editor", "administrator");
	const found = await readFactStates(context.get(servicesContext).store);
	const items = found.draft.letters.map((letter) => {
		const { name, subject } = letter[locale];
		return { id: letter.id, use: letter.use, name, subject, waits: hasDraft(letterPart(letter.id), found) };
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
			<div className="my-5 flex flex-wrap items-center gap-x-5 gap-y-2">
				<Link to={`${settingsPages.letters}/nouveau`} className="button" data-look="dark">
					<OfficeIcon name="plus" />
					{own.add}
				</Link>
				<Link to={historyPath("letters")} className="office-action ml-auto">
					<OfficeIcon name="clock" />
					{settings.history.link}
				</Link>
			</div>
			<div className="grid gap-7">
				{shown
					.filter(({ group, items }) => group === "offered" || items.length > 0)
					.map(({ group, items }) => (
						<section key={group} aria-labelledby={`letters-${group}`}>
							<h2 id={`letters-${group}`} className="mb-2.5">
								{own.groups[group]}
							</h2>
							{items.length === 0 ? (
								<p className="office-panel">{own.none}</p>
							) : (
								<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
									{items.map((item) => (
										<LetterItem key={item.id} {...item} />
									))}
								</ul>
							)}
						</section>
					))}
			</div>
		</>
	);
}

type Item = Awaited<ReturnType<typeof loader>>["groups"][number]["items"][number];

function LetterItem({ id, name, subject, waits }: Item) {
	const { settings } = useStaffLanguage().words;
	return (
		<li className="border-line not-first:border-t">
			<Link to={`${settingsPages.letters}/${id}`} className="flex items-center gap-4 px-5 py-3.5 hover:bg-mint-100">
				<span className="grid min-w-0 grow gap-0.5">
					<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<strong className="break-words font-semibold text-spruce">{name}</strong>
						{waits && <Badge tone="attention">{settings.draftWaits}</Badge>}
					</span>
					<span className="break-words text-ink-600 text-small">{subject}</span>
				</span>
				<span className="text-teal-700">
					<OfficeIcon name="next" />
				</span>
			</Link>
		</li>
	);
}
