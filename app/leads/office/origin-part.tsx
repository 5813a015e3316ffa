import { quoted } from "../../admin/ui/quoted.ts";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { LeadView } from "../.server/office/lead-view.ts";
import { Part } from "./part.tsx";

/** How a call or an import reached the company, and what the caller answered. */
export function OriginPart({ request: { origin } }: { request: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.origin;
	if (!origin) return null;
	const { channelText, heardFrom, spoken } = origin;
	return (
		<Part title={own.title} className="request-facts">
			<dl className="request-origin">
				<div>
					<dt>{own.channel}</dt>
					<dd>{channelText}</dd>
				</div>
				{heardFrom && (
					<div>
						<dt>{own.heardFromLabel}</dt>
						<dd>{heardFrom}</dd>
					</div>
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
