import { useState } from "react";
import { Form, Link, useRevalidator, useSearchParams } from "react-router";
import { customerPath, leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormConflict } from "./conflict-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { hasCustomerWritten, type LeadNews } from "./lead-news.ts";
import { panelQuery } from "./list-query.ts";
import { useNews } from "./use-news.ts";

export function LeadNotices({ loaded }: { loaded: LeadData }) {
	return (
		<>
			<LiveNotice loaded={loaded} />
			<UndeliveredNotice loaded={loaded} />
			<SpamNotice loaded={loaded} />
			<WaitingNotice loaded={loaded} />
			<CustomerNotice loaded={loaded} />
		</>
	);
}

/** Announces changes by other members or the visitor, and loads them when the member presses the button. */
function LiveNotice({ loaded: { lead, member } }: { loaded: LeadData }) {
	const { words } = useStaffLanguage();
	const { live } = words.leads;
	const { revalidate } = useRevalidator();
	const [news, setNews] = useState<LeadNews | null>(null);
	useNews((one) => {
		if (one.lead === lead.id) setNews(one);
	});
	const byOther = news !== null && news.revision > lead.revision && news.last && news.last.by.id !== member;
	const byVisitor = news !== null && hasCustomerWritten(news, lead);
	const text = byOther ? `${news.last?.by.name} ${whatHappened(news.last)}` : byVisitor ? live.visitor : null;
	function whatHappened(last: LeadNews["last"]): string {
		if (last?.undone) return live.undid;
		return last?.quote ? words.quoteCard.steps[last.quote] : live.did[last?.kind ?? "status"];
	}
	return (
		<div role="status">
			{text && (
				<p className="office-news">
					<OfficeIcon name="bell" size={18} />
					<span className="grow">{text}.</span>
					<button type="button" className="office-news-button" onClick={() => void revalidate()}>
						{live.refresh}
					</button>
				</p>
			)}
		</div>
	);
}

/** Mails that were given up, with what to do about it. */
function UndeliveredNotice({ loaded: { lead, mayAct, mayRetry } }: { loaded: LeadData }) {
	const { undelivered: own } = useStaffLanguage().words.booking;
	const [query] = useSearchParams();
	if (lead.undelivered.length === 0) return null;
	return (
		<section className="office-warning" aria-label={own.title}>
			<strong className="font-semibold text-spruce">{own.title}</strong>
			<ul className="list-disc pl-5">
				{[...new Set(lead.undelivered)].map((mail) => (
					<li key={mail}>{mail}</li>
				))}
			</ul>
			<p>{own.what}</p>
			{mayAct && (
				<p className="flex flex-wrap gap-x-5">
					<Link to={panelQuery(query, "coordonnees")} className="office-action">
						{own.correct}
					</Link>
					{mayRetry && (
						<Link to="/admin/sante" className="office-action">
							{own.health}
						</Link>
					)}
				</p>
			)}
		</section>
	);
}

function SpamNotice({ loaded: { lead, mayAct } }: { loaded: LeadData }) {
	const { words } = useStaffLanguage();
	const { page: own, flags } = words.leads;
	if (lead.spam.length === 0) return null;
	return (
		<section className="office-warning" aria-label={own.spamTitle}>
			<strong className="font-semibold text-spruce">{own.spamTitle}</strong>
			<ul className="list-disc pl-5">
				{lead.spam.map((flag) => (
					<li key={flag}>{flags[flag]}</li>
				))}
			</ul>
			{mayAct && (
				<Form method="post" className="mt-1 grid gap-2">
					<FormBasics intent="rescue" revision={lead.revision} heardAt={lead.heardAt} />
					<FormConflict intent="rescue" />
					<button type="submit" className="button justify-self-start" data-look="dark">
						{own.notSpam}
					</button>
					<p className="text-ink-600 text-small">{own.rescueNote}</p>
				</Form>
			)}
		</section>
	);
}

function WaitingNotice({ loaded: { waiting } }: { loaded: LeadData }) {
	const { waiting: own } = useStaffLanguage().words.leads.page;
	if (!waiting) return null;
	return (
		<p className="office-hint">
			{own.off}{" "}
			{waiting.link && (
				<Link to={waiting.link} className="whitespace-nowrap underline">
					{own.turnOn}
				</Link>
			)}
		</p>
	);
}

/** Whose lead it is, when there is more than this one to know. */
function CustomerNotice({ loaded: { lead } }: { loaded: LeadData }) {
	const { words } = useStaffLanguage();
	const own = words.leads.page;
	const { summary, others, household } = lead.customer;
	if (others.length === 0 && household.length === 0 && !lead.linked) return null;
	return (
		<section className="office-hint" aria-label={own.customer.title}>
			{lead.linked && <p>{own.linked}</p>}
			{others.length > 0 && (
				<>
					<p className="font-semibold text-spruce">
						{own.customer.about(summary.name, summary.count, summary.last)}{" "}
						<Link to={customerPath(summary.lead)} className="whitespace-nowrap underline">
							{own.customer.open}
						</Link>
					</p>
					<Leads leads={others} />
				</>
			)}
			{household.length > 0 && (
				<>
					<p className="font-semibold text-spruce">{own.customer.household}</p>
					<Leads leads={household} />
				</>
			)}
		</section>
	);
}

function Leads({ leads }: { leads: readonly { id: string; text: string }[] }) {
	return (
		<ul>
			{leads.map(({ id, text }) => (
				<li key={id}>
					<Link to={leadPath(id)} className="underline">
						{text}
					</Link>
				</li>
			))}
		</ul>
	);
}
