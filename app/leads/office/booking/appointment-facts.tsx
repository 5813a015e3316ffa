import type { ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { phoneLink } from "#app/locale/format.ts";
import type { AppointmentPageData } from "../../.server/office/booking/appointment-page.ts";
import { PromisedList } from "../done/promised-list.tsx";

export function AppointmentFacts({ loaded }: { loaded: AppointmentPageData }) {
	const { card, page } = useStaffLanguage().words.booking;
	const { name, phone, phoneText, address, services, length, end, note, accepted } = loaded;
	return (
		<dl className="office-panel appointment-facts">
			<Fact name={page.who}>
				<bdi className="font-semibold text-spruce">{name}</bdi>
				{phone && (
					<a href={phoneLink(phone)} className="tabular block text-spruce underline">
						{phoneText}
					</a>
				)}
			</Fact>
			<Fact name={page.where}>
				{address.length === 0
					? page.noAddress
					: address.map((line) => (
							<span key={line} className="block">
								{line}
							</span>
						))}
			</Fact>
			{services.length > 0 && (
				<Fact name={page.work}>
					{services.join(", ")}
					<PromisedList promised={loaded.promised} />
				</Fact>
			)}
			<Fact name={page.length}>
				{length}, {page.end(end)}
			</Fact>
			{note !== null && (
				<Fact name={page.note}>
					<span className="whitespace-pre-line">{note || page.noNote}</span>
				</Fact>
			)}
			{accepted && <Fact name={page.warnings}>{card.accepted(accepted)}</Fact>}
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
