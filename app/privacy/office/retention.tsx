import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { siteStatusContext } from "#app/.server/site-status.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { DataTable } from "#app/admin/ui/data-table.tsx";
import { FormAlert, FormNotice, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { Collection } from "#app/model/documents.ts";
import { countDetail } from "#app/model/members/audit.ts";
import type { Kept } from "#app/model/privacy/retention.ts";
import { purgeAndReport } from "../.server/retention.ts";

export const meta = officeMeta((words) => words.office.retention.title);

/** Access notes are a field of their appointment: see `accessNotes` below. */
const collectionOf = {
	leads: "leads",
	instantBookings: "instantBookings",
	contracts: "contracts",
	drafts: "drafts",
	mails: "outbox",
	marketing: "mailAddresses",
	imports: "imports",
	importLines: "importLines",
	consents: "consents",
	audit: "audit",
	incidents: "incidents",
	traffic: "traffic",
} as const satisfies Record<Exclude<Kept, "accessNotes">, Collection>;

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const { store, clock } = context.get(servicesContext);
	const due = [{ field: "purgeAfter", is: "<=", value: clock.now().toISOString() } as const];
	const kinds = Object.keys(collectionOf) as (keyof typeof collectionOf)[];
	const periods = kinds.map(async (kept) => ({
		kept,
		count: await store.count(collectionOf[kept]),
		due: await store.count(collectionOf[kept], due),
	}));
	const withNote = { field: "noteUntil", is: ">", value: "" } as const;
	const accessNotes = {
		kept: "accessNotes",
		count: await store.count("appointments", [withNote]),
		due: await store.count("appointments", [withNote, { ...withNote, is: "<=", value: clock.now().toISOString() }]),
	} as const;
	return {
		next: context.get(siteStatusContext).nextPurgeAt().toISOString(),
		periods: [...(await Promise.all(periods)), accessNotes],
	};
}

export async function action({ context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const { count, failures } = await purgeAndReport(services, context.get(requestContextKey).log);
	await services.content.refreshGallery();
	await recordAudit(services, member, "purged", { detail: countDetail("documents", count) });
	return data({ purged: count, hasFailed: failures.length > 0 });
}

export default function Retention() {
	const { next, periods } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const { retention } = words.office;
	const number = (value: number) => formatNumber(value, locale);
	return (
		<>
			<PeopleTabs />
			<PageHead title={retention.title}>{retention.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{answer?.hasFailed && <FormAlert>{retention.failed(answer.purged)}</FormAlert>}
				{answer && !answer.hasFailed && <FormNotice>{retention.purged(answer.purged)}</FormNotice>}
				<section className="office-panel">
					<DataTable
						caption={retention.title}
						head={[retention.what, retention.inStore, retention.due]}
						rows={periods.map(({ kept, count, due }) => ({
							key: kept,
							cells: [
								<span key="what" className="block min-w-36">
									{retention.kept[kept].what}
									<span className="block font-normal text-ink-600">{retention.kept[kept].howLong}</span>
								</span>,
								number(count),
								number(due),
							],
						}))}
					/>
				</section>
				<Panel title={retention.next}>
					<p className="mb-4">
						<Moment at={next} />
					</p>
					<OfficeForm intent="purge" submit={retention.purge} look="light" />
				</Panel>
			</div>
		</>
	);
}
