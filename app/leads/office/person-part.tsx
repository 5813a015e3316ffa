import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { customerPath } from "#app/admin/paths.ts";
import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { phoneLink } from "#app/locale/format.ts";
import type { LeadView } from "../.server/office/lead-view.ts";
import { panelQuery } from "./list-query.ts";
import { Part } from "./part.tsx";

export function PersonPart({ lead, mayCorrect }: { lead: LeadView; mayCorrect: boolean }) {
	const { words } = useStaffLanguage();
	const { page: own, details } = words.leads;
	const [query] = useSearchParams();
	const { phone, phoneText, email, reachBy, place, promotions, lastContact, keptUntil } = lead;
	const preferred = (by: "email" | "phone") =>
		reachBy === by && <span className="text-ink-600">, {own.preferred}</span>;
	return (
		<Part
			title={own.person}
			action={
				mayCorrect && (
					<Link to={panelQuery(query, "coordonnees")} className="office-action" aria-label={details.title}>
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
					<Link to={customerPath(lead.customer.summary.lead)} className="font-medium text-spruce underline">
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
