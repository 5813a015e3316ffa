import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { AuditAction } from "#app/model/members/audit.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { contentTitle } from "../.server/office/content-subject.ts";
import { auditDetailInWords } from "./audit-detail-in-words.ts";
import { subjectInWords } from "./subject-in-words.ts";

export const meta = officeMeta((words) => words.audit.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const from = new URL(request.url).searchParams.get("suite") ?? undefined;
	const { store, content } = context.get(servicesContext);
	const { documents, cursor } = await readAudit(store, from);
	const reader = content.reader();
	return {
		cursor,
		entries: documents.map(({ id, data: { at, actor, action, subject, detail } }) => {
			return { id, at, actor, action, subject, detail, title: contentTitle(subject, locale, reader) };
		}),
	};
}

export default function AuditLog() {
	const { entries, cursor } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { audit } = words;
	return (
		<>
			<PageHead title={audit.title}>{audit.lead}</PageHead>
			{entries.length === 0 && <p>{audit.empty}</p>}
			<ol className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
				{entries.map(({ id, at, actor, action, subject, detail, title }) => (
					<li key={id} className="border-line px-5 py-3 not-first:border-t">
						<p className="break-words">
							<strong className="font-semibold text-spruce">
								{actor || (isFailure(action) ? audit.somebody : audit.shell)}
							</strong>{" "}
							{subject || isFailure(action) ? (
								<Subject action={audit.actions[action]} name={subjectInWords(subject, title, words)} />
							) : (
								audit.actions[action]
							)}
							{inBrackets(auditDetailInWords(action, detail, words))}
						</p>
						<p className="text-ink-600 text-small">
							<time dateTime={at}>
								{formatDate(at, locale)}, {formatHourAt(at, locale)}
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

function inBrackets(detail: string): string {
	return detail && ` (${detail})`;
}

function Subject({ action, name }: { action: string; name: string }) {
	const { audit } = useStaffLanguage().words;
	return (
		<>
			{audit.before(action, name)}
			<strong className="font-semibold text-spruce">{name}</strong>
		</>
	);
}

/** Failed sign-ins: the subject is the member whose account was tried, and there is no actor. */
function isFailure(action: AuditAction): boolean {
	return action === "sign-in-failed" || action === "second-factor-failed";
}
