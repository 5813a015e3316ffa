import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { capitalized } from "#app/locale/first-letter.ts";
import { phoneLink } from "#app/locale/format.ts";
import { weekdayOf } from "#app/time/days.ts";
import { weekdayName } from "#app/time/format-day.ts";
import type { LeadView } from "../.server/office/lead-view.ts";
import { listQuery } from "./list-query.ts";
import { Part } from "./part.tsx";
import { RangeLines } from "./range-lines.tsx";

/** The price range as the visitor saw it, line by line, with a link to its printable sheet. */
export function RangePart({ lead: { id, estimate } }: { lead: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.page;
	if (!estimate) return null;
	const { text, pricedOn } = estimate;
	const sheet = (
		<Link to={`/admin/demandes/${id}/estimation`} reloadDocument className="office-action">
			<OfficeIcon name="printer" size={17} />
			{own.printEstimate}
		</Link>
	);
	return (
		<Part title={own.range}>
			<p className="tabular font-bold font-display text-[2.125rem] text-spruce leading-tight tracking-tight">
				{text.range ?? own.noRange}
			</p>
			<p className="text-ink-600 text-small">{text.range ? own.rangeNote(pricedOn) : own.noRangeText}</p>
			<RangeLines text={text} />
			{sheet}
		</Part>
	);
}

export function AppointmentPart({ lead: { id, visit } }: { lead: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.page;
	if (!visit) return null;
	return (
		<Part title={own.visit}>
			<p className="font-semibold text-spruce">{visit}</p>
			<a href={`/admin/demandes/${id}/agenda`} download className="office-action mt-2">
				<OfficeIcon name="calendar" size={17} />
				{own.calendar}
			</a>
		</Part>
	);
}

const weekdays = [1, 2, 3, 4, 5] as const;

/** The visitor's preferred times as a week of half days. */
export function WishesPart({ lead: { estimate } }: { lead: LeadView }) {
	const { words, locale } = useStaffLanguage();
	const own = words.leads.page;
	if (!estimate) return null;
	const { wishes, text, asked } = estimate;
	const wishedDay = wishes.date ? weekdayOf(wishes.date) : null;
	const days = [...new Set([...(wishedDay ? [wishedDay] : []), ...wishes.days])].sort();
	return (
		<Part title={own.wishes}>
			{asked && <p className="font-semibold text-small text-spruce">{asked}</p>}
			{days.length === 0 ? (
				!(asked && wishes.part === "any") && (
					<p className="text-ink-600 text-small">{wishes.part === "any" ? own.noWishes : wishes.partText}</p>
				)
			) : (
				<>
					<div className="lead-week" aria-hidden="true">
						{[...weekdays, ...(days.some((day) => day > 5) ? [6] : [])].map((day) => (
							<span key={day} className="grid gap-1 text-center">
								<span className="text-ink-600 text-small">{weekdayName(day, locale, "short")}</span>
								{(["morning", "afternoon"] as const).map((part) => (
									<span
										key={part}
										className="lead-half"
										data-on={(days.includes(day) && (wishes.part === "any" || wishes.part === part)) || undefined}
									/>
								))}
							</span>
						))}
					</div>
					<p className="mt-2 text-ink-600 text-small">
						{wishes.dateText && (
							<>
								{own.wishedDay}
								{locale === "fr" ? "\u00a0" : ""}: {wishes.dateText}.{" "}
							</>
						)}
						{capitalized(days.map((day) => weekdayName(day, locale)).join(", "))}
						{wishes.part !== "any" && `, ${wishes.partText.toLocaleLowerCase()}`}.
					</p>
				</>
			)}
			{text.duration && <p className="text-ink-600 text-small">{own.duration(text.duration)}</p>}
		</Part>
	);
}

export function PersonPart({ lead, mayCorrect }: { lead: LeadView; mayCorrect: boolean }) {
	const { words } = useStaffLanguage();
	const { page: own, details } = words.leads;
	const [query] = useSearchParams();
	const next = new URLSearchParams(listQuery(query));
	next.set("volet", "coordonnees");
	const { phone, phoneText, email, reachBy, place, promotions, lastContact, keptUntil } = lead;
	const preferred = (by: "email" | "phone") =>
		reachBy === by && <span className="text-ink-600">, {own.preferred}</span>;
	return (
		<Part
			title={own.person}
			action={
				mayCorrect && (
					<Link to={`?${next}`} className="office-action" aria-label={details.title}>
						<OfficeIcon name="pen" size={17} />
						{details.edit}
					</Link>
				)
			}
		>
			<ul className="grid gap-1.5">
				{phone && (
					<Fact icon="phone">
						<a href={phoneLink(phone)} className="tabular font-medium text-spruce underline">
							{phoneText}
						</a>
						{preferred("phone")}
						<a href={phoneLink(phone).replace("tel:", "sms:")} className="office-action ml-3 min-h-0!">
							<OfficeIcon name="message" size={17} />
							{own.text}
						</a>
					</Fact>
				)}
				{email && (
					<Fact icon="mail">
						<a href={`mailto:${email}`} className="break-all font-medium text-spruce underline">
							{email}
						</a>
						{preferred("email")}
					</Fact>
				)}
				<Fact icon="pin">
					{place.lines.map((line) => (
						<span key={line} className="block break-words">
							{line}
						</span>
					))}
					{[place.outside, place.missing].map(
						(lack) =>
							lack && (
								<span key={lack} className="lead-lack">
									{lack}
								</span>
							),
					)}
				</Fact>
				<Fact icon="bell">{promotions}</Fact>
				<Fact icon="shield">{own.keptUntil(keptUntil, lastContact)}</Fact>
				<Fact icon="contact">
					<Link to={`/admin/clients/${lead.customer.summary.lead}`} className="font-medium text-spruce underline">
						{own.customer.record}
					</Link>
				</Fact>
			</ul>
		</Part>
	);
}

function Fact({ icon, children }: { icon: OfficeIconName; children: ReactNode }) {
	return (
		<li className="grid grid-cols-[20px_1fr] items-start gap-3">
			<span className="mt-0.5 text-teal-700">
				<OfficeIcon name={icon} size={18} />
			</span>
			<span className="min-w-0">{children}</span>
		</li>
	);
}
