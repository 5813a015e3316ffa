import { Link, useSearchParams } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadData } from "../../.server/office/lead-page.ts";
import { panelQuery } from "../list-query.ts";

type Card = LeadData["quote"];

const icons = { draft: "pen", sent: "quote", accepted: "check", declined: "close", expired: "clock" } as const;

/** Where the quote of the lead stands, with what a member can do about it. */
export function QuoteCard({ loaded: { lead, quote, mayAct } }: { loaded: LeadData }) {
	const own = useStaffLanguage().words.quoteCard;
	const { shown, draft, binding, mayMake } = quote;
	const editor = `${leadPath(lead.id)}/soumission`;
	if (!shown && !draft) {
		if (!mayAct || !mayMake) return null;
		return (
			<section aria-label={own.title} className="quote-start">
				<p className="text-ink-600">{own.none}</p>
				<Link to={editor} className="button" data-look="light" data-key="quote">
					<OfficeIcon name="quote" size={18} />
					{own.make}
				</Link>
			</section>
		);
	}
	return (
		<section aria-labelledby="quote-card" className="lead-panel quote-card" data-status={shown?.status ?? "draft"}>
			<div className="quote-card-head">
				<h2 id="quote-card">
					<OfficeIcon name={icons[shown?.status ?? "draft"]} />
					{shown ? own.states[shown.status] : own.draftTitle}
				</h2>
				{shown && (
					<p className="tabular">
						{shown.total} <span>{own.withTaxes}</span>
					</p>
				)}
			</div>
			{shown && <Shown shown={shown} />}
			{binding && <p className="quote-card-note">{binding}</p>}
			{draft && <p className={shown ? "quote-card-note" : "text-ink-600 text-small"}>{draft}</p>}
			<Actions quote={quote} editor={mayAct ? editor : null} />
			<Earlier versions={quote.earlier} />
		</section>
	);
}

function Shown({ shown: { lines, mail, isClosed } }: { shown: NonNullable<Card["shown"]> }) {
	const own = useStaffLanguage().words.quoteCard;
	const told = mail && (mail === "call" ? own.byCall : own.mail[mail]);
	return (
		<>
			<p className="text-ink-600 text-small">{lines[0]}</p>
			<p className="text-ink-600 text-small">
				{[...lines.slice(1), mail !== "dead" && told].filter(Boolean).join(" ")}
			</p>
			{mail === "dead" && <p className="lead-lack text-small">{told}</p>}
			{isClosed && <p className="quote-card-note">{own.closed}</p>}
		</>
	);
}

function Actions({ quote: { shown, draft, contract, isToPlan }, editor }: { quote: Card; editor: string | null }) {
	const own = useStaffLanguage().words.quoteCard;
	const [query] = useSearchParams();
	const isUrgent = draft !== null || shown?.status === "expired";
	return (
		<>
			{shown && (
				<p className="flex flex-wrap gap-x-5">
					<Link to={versionQuery(query, shown.version)} className="office-action">
						<OfficeIcon name="eye" size={17} />
						{own.view}
					</Link>
					{contract && (
						<Link to={contract} className="office-action">
							<OfficeIcon name="shield" size={17} />
							{own.contract}
						</Link>
					)}
				</p>
			)}
			{editor && (
				<p className="appointment-actions">
					{isToPlan && (
						<Link to={panelQuery(query, "rendez-vous")} className="button" data-look="dark">
							<OfficeIcon name="calendar" size={18} />
							{own.plan}
						</Link>
					)}
					<Link to={editor} className="button" data-look={isUrgent ? "dark" : "light"} data-key="quote">
						<OfficeIcon name={draft ? "pen" : "quote"} size={18} />
						{draft ? own.resume : own.newVersion}
					</Link>
				</p>
			)}
		</>
	);
}

function Earlier({ versions }: { versions: Card["earlier"] }) {
	const own = useStaffLanguage().words.quoteCard;
	const [query] = useSearchParams();
	if (versions.length === 0) return null;
	return (
		<details className="quote-card-earlier">
			<summary className="office-action">
				<OfficeIcon name="down" size={17} />
				{own.earlier(versions.length)}
			</summary>
			<ul>
				{versions.map(({ version, text }) => (
					<li key={version}>
						<Link to={versionQuery(query, version)} className="underline">
							{text}
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}

function versionQuery(query: URLSearchParams, version: number): string {
	return panelQuery(query, "voir-soumission", { version: String(version) });
}
