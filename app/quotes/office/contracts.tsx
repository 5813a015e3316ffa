import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMonth } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { lastMonth, readDays } from "../.server/office/contract-days.ts";
import { type ContractRow, contractRow } from "../.server/office/contract-row.ts";
import { listContracts } from "../.server/office/list-contracts.ts";
import { AccountingFile } from "./accounting-file.tsx";
import { ContractFilter } from "./contract-filter.tsx";
import { ContractItem } from "./contract-item.tsx";

export const meta = officeMeta((words) => words.contracts.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const { store, clock } = context.get(servicesContext);
	const query = new URL(request.url).searchParams;
	// The form for the file leads back here when its days are wrong.
	const isOfFile = query.get("pour") === "fichier";
	const typed = readDays(query, { required: isOfFile });
	const none = { from: "", to: "", problem: null };
	const days = isOfFile ? none : typed;
	const search = query.get("q")?.trim().slice(0, 200) ?? "";
	const { from, to } = days.problem ? none : days;
	const { contracts, cursor } = await listContracts(store, {
		from,
		to,
		search,
		cursor: query.get("suite") ?? undefined,
	});
	const month = { ...lastMonth(dayInMontreal(clock.now())), problem: null };
	return {
		days,
		search,
		cursor,
		file: isOfFile || (typed.from && typed.to && !typed.problem) ? typed : month,
		total: await store.count("contracts"),
		rows: await Promise.all(contracts.map((contract) => contractRow(store, contract, locale))),
	};
}

export default function Contracts() {
	const { rows, total, cursor, days, search, file } = useLoaderData<typeof loader>();
	const { contracts: words } = useStaffLanguage().words;
	const next = new URLSearchParams({ q: search, du: days.from, au: days.to, suite: cursor ?? "" });
	return (
		<>
			<PeopleTabs />
			<PageHead title={words.title}>{words.lead}</PageHead>
			{total === 0 ? (
				<p className="office-panel">{words.empty}</p>
			) : (
				<div className="grid grid-cols-1 gap-6">
					<ContractFilter days={days} search={search} />
					{rows.length === 0 && <p className="office-panel">{cursor ? words.goOn : words.nothing}</p>}
					{byMonth(rows).map(([month, own]) => (
						<Month key={month} month={month} rows={own} />
					))}
					{cursor && (
						<Link to={`?${next}`} className="button justify-self-start print:hidden" data-look="light">
							{words.older}
						</Link>
					)}
					<AccountingFile days={file} />
				</div>
			)}
		</>
	);
}

function Month({ month, rows }: { month: string; rows: readonly ContractRow[] }) {
	const { locale } = useStaffLanguage();
	return (
		<section aria-labelledby={month}>
			<h2 id={month} className="mb-3 text-[1.125rem]! first-letter:uppercase">
				{formatMonth(month, locale)}
			</h2>
			<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
				{rows.map((row) => (
					<ContractItem key={row.id} row={row} />
				))}
			</ul>
		</section>
	);
}

/** Rows of the same month, `YYYY-MM` in Montréal, in the order of the list. */
function byMonth(rows: readonly ContractRow[]): [month: string, rows: ContractRow[]][] {
	const months = new Map<string, ContractRow[]>();
	for (const row of rows) {
		const month = dayInMontreal(new Date(row.acceptedAt)).slice(0, 7);
		months.set(month, [...(months.get(month) ?? []), row]);
	}
	return [...months];
}
