import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { StaffWords } from "#content/staff/fr.ts";
import { servicesContext } from "../.server/services.ts";
import { formatDate, formatHour } from "../locale/format.ts";
import { isLeadStatus } from "../model/lead.ts";
import { isRole } from "../model/member.ts";
import { readAudit } from "../staff/audit.ts";
import { requireMember } from "./.server/require-member.ts";
import { PageHead } from "./ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "./ui/staff-language.tsx";

export const meta = officeMeta((words) => words.audit.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const from = new URL(request.url).searchParams.get("suite") ?? undefined;
	const { documents, cursor } = await readAudit(context.get(servicesContext).store, from);
	return {
		cursor,
		entries: documents.map(({ id, data: { at, actor, action, subject, detail } }) => {
			return { id, at, actor, action, subject, detail };
		}),
	};
}

export default function AuditLog() {
	const { entries, cursor } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { audit } = words;
	const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "America/Toronto" });
	return (
		<>
			<PageHead title={audit.title}>{audit.lead}</PageHead>
			{entries.length === 0 && <p>{audit.empty}</p>}
			<ol className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
				{entries.map(({ id, at, actor, action, subject, detail }) => (
					<li key={id} className="border-line px-5 py-3 not-first:border-t">
						<p className="break-words">
							<strong className="font-semibold text-spruce">{actor || audit.shell}</strong> {audit.actions[action]}
							{subject && <strong className="font-semibold text-spruce"> {subjectInWords(subject, words)}</strong>}
							{detail && ` (${detailInWords(detail, words)})`}
						</p>
						<p className="text-ink-600 text-small">
							<time dateTime={at}>
								{formatDate(at, locale)}, {formatHour(time.format(new Date(at)), locale)}
							</time>
						</p>
					</li>
				))}
			</ol>
			{cursor && (
				<Link to={`/admin/journal?suite=${encodeURIComponent(cursor)}`} className="button mt-4" data-look="light">
					{audit.older}
				</Link>
			)}
		</>
	);
}

/** The settings by their name; whatever else was touched is told as it is. */
function subjectInWords(subject: string, { settings }: StaffWords): string {
	const names: Readonly<Record<string, string>> = settings.entries;
	return names[subject] ?? subject;
}

/** A role or a status, numbers such as `leads=2 photos=0`, or words as they are. */
function detailInWords(detail: string, { roles, office, requests }: StaffWords): string {
	if (isRole(detail)) return roles[detail];
	if (isLeadStatus(detail)) return requests.statuses[detail];
	if (!/^(?:[a-z]+=\d+ ?)+$/.test(detail)) return detail;
	const names: Readonly<Record<string, string>> = office.auditCounts;
	return detail
		.split(" ")
		.map((part) => part.split("="))
		.map(([name = "", count]) => `${count} ${names[name] ?? name}`)
		.join(", ");
}
