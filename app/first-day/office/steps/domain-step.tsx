import { OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { DnsRecord } from "#app/model/first-day/first-day.ts";
import type { DomainStep } from "#app/model/first-day/steps.ts";
import { Since, StepCard } from "./step-card.tsx";

export function DomainCard({ step }: { step: DomainStep }) {
	const { domain } = useStaffLanguage().words.firstDay;
	const go = step.origin !== null && (
		<OfficeForm intent="check-domain" keep={false} submit={domain.check} look="light" />
	);
	return (
		<StepCard name="domain" state={step.state} go={go}>
			<DomainText step={step} />
			{step.check?.problem && <DnsTable step={step} records={step.check.records} />}
		</StepCard>
	);
}

export function DomainText({ step: { origin, host, check } }: { step: DomainStep }) {
	const { domain } = useStaffLanguage().words.firstDay;
	if (origin === null) return <p>{domain.unset}</p>;
	if (!check) return <p>{domain.unchecked(host)}</p>;
	return (
		<>
			<p>{check.problem ? domain.problems[check.problem](host) : domain.works(host)}</p>
			<p className="first-day-line">
				<Since words={domain.checkedBy(check.by)} at={check.at} />
			</p>
		</>
	);
}

interface Row {
	type: DnsRecord["type"];
	today: string | null;
	wanted: string | null;
}

/** The records of today beside the addresses of this machine, if it knows any. */
function rowsOf(records: readonly DnsRecord[], own: readonly string[]): Row[] {
	const missing = own
		.map((address) => ({ type: address.includes(":") ? ("AAAA" as const) : ("A" as const), address }))
		.filter(({ type }) => !records.some((record) => record.type === type));
	return [
		...records.map(({ type, value }) => ({
			type,
			today: value,
			wanted: own.find((address) => address.includes(":") === (type === "AAAA")) ?? null,
		})),
		...missing.map(({ type, address }) => ({ type, today: null, wanted: address })),
	];
}

function DnsTable({ step: { host, own }, records }: { step: DomainStep; records: readonly DnsRecord[] }) {
	const { domain } = useStaffLanguage().words.firstDay;
	const rows = rowsOf(records, own);
	if (rows.length === 0) return null;
	return (
		<div className="first-day-dns">
			<table>
				<caption className="sr-only">{domain.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{domain.type}</th>
						<th scope="col">{domain.name}</th>
						<th scope="col">{domain.today}</th>
						{own.length > 0 && <th scope="col">{domain.wanted}</th>}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ type, today, wanted }) => (
						<tr key={`${type} ${today} ${wanted}`}>
							<td>
								<code>{type}</code>
							</td>
							<td>
								<code>{host.replace(/:\d+$/, "")}</code>
							</td>
							<td>{today ? <code>{today}</code> : domain.none}</td>
							{own.length > 0 && <td>{wanted && <code>{wanted}</code>}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
