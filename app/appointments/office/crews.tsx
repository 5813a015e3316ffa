import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { readCrews } from "../.server/crews.ts";

export const meta = officeMeta((words) => words.crews.title);

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const { store, content } = context.get(servicesContext);
	const crews = await readCrews(store, content.reader().read("company"));
	// Without the key of the calendar: it is a secret.
	return {
		crews: crews.map(({ calendarKey: _, services, areas, hours, away: __, ...crew }) => ({
			...crew,
			services: services?.length ?? null,
			areas: areas?.length ?? null,
			days: new Set(hours.flatMap(({ days }) => days)).size,
		})),
	};
}

type Row = Awaited<ReturnType<typeof loader>>["crews"][number];

export default function Crews() {
	const { crews } = useLoaderData<typeof loader>();
	const words = useStaffLanguage().words.crews;
	return (
		<>
			<SettingsTabs />
			<PageHead title={words.title}>{words.lead}</PageHead>
			<Link to={`${settingsPages.crews}/nouvelle`} className="button mb-5" data-look="dark">
				<OfficeIcon name="plus" />
				{words.add}
			</Link>
			<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
				{crews.map((crew) => (
					<CrewRow key={crew.id} {...crew} />
				))}
			</ul>
		</>
	);
}

function CrewRow({ id, name, people, size, colour, services, areas, days, active }: Row) {
	const words = useStaffLanguage().words.crews;
	const facts = [
		words.size(size),
		words.days(days),
		services === null ? words.allServices : words.services(services),
		areas === null ? words.allAreas : words.areas(areas),
	];
	return (
		<li className="border-line not-first:border-t">
			<Link to={`${settingsPages.crews}/${id}`} className="flex items-center gap-4 px-5 py-3.5 hover:bg-mint-100">
				<span className="crew-colour" data-colour={colour} />
				<span className="grid min-w-0 grow gap-0.5">
					<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<strong className="break-words font-semibold text-spruce">{name}</strong>
						{!active && <Badge tone="quiet">{words.inactive}</Badge>}
					</span>
					{people && <span className="break-words text-small">{people}</span>}
					<span className="text-ink-600 text-small">{facts.join(" · ")}</span>
				</span>
				<span className="text-teal-700">
					<OfficeIcon name="next" />
				</span>
			</Link>
		</li>
	);
}
