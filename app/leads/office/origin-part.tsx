import { quoted } from "#app/admin/ui/quoted.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadView } from "../.server/office/lead-view.ts";
import { Part } from "./part.tsx";

/** The visit that sent a form, or how a call or an import reached the company and what the caller answered. */
export function OriginPart({ lead: { origin, source, sourceTitle } }: { lead: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.origin;
	if (!origin && !source) return null;
	const { channelText, heardFrom, spoken = [] } = origin ?? {};
	const rows = [
		[own.channel, channelText],
		[own.heardFromLabel, heardFrom],
		[sourceTitle, source],
	] as const;
	return (
		<Part title={own.title}>
			<dl className="lead-origin">
				{rows.map(
					([label, value]) =>
						value && (
							<div key={label}>
								<dt>{label}</dt>
								<dd className="whitespace-pre-line">{value}</dd>
							</div>
						),
				)}
				{spoken.map(({ name, title, answer, sentence, heard }) => (
					<div key={name}>
						<dt>{title}</dt>
						<dd>
							{answer}
							{sentence && (
								<p className="mt-0.5 font-normal text-ink-600 text-small">
									<span lang={sentence.locale}>{quoted(sentence)}</span>
									<br />
									{heard}
								</p>
							)}
						</dd>
					</div>
				))}
			</dl>
		</Part>
	);
}
