import { type RefObject, useMemo, useRef } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { RangeLines } from "#app/leads/office/range-lines.tsx";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import type { CallEstimateView } from "../../.server/estimate/call-estimate-view.ts";
import { type StartValues, useCallAnswers } from "./use-call-answers.ts";

interface CallRangeProps {
	view: CallEstimateView;
	/** What the fields start with. */
	values: StartValues;
}

/** The range while the member types, by the engine of the public estimate. Without JavaScript the button `update` of the form does. */
export function CallRange({ view, values }: CallRangeProps) {
	const place = useRef<HTMLElement>(null);
	const { text, isEmpty } = useCallRange(place, view, values);
	const { callEstimate: words } = useStaffLanguage().words;
	return (
		<aside ref={place} className="office-panel call-range" aria-labelledby="call-range">
			<h2 id="call-range">{words.range}</h2>
			{isEmpty ? (
				<p className="text-ink-600 text-small">{words.rangeEmpty}</p>
			) : (
				<>
					<p className="call-figure tabular">{text.range ?? words.noPrice}</p>
					<p className="text-ink-600 text-small">{text.range ? words.pricedOn(view.pricedOn) : words.noPriceText}</p>
					<RangeLines text={text} />
					{text.open && <p className="call-missing">{text.open}</p>}
					{text.assumed && <p className="text-small">{text.assumed}</p>}
					{text.duration && <p className="text-ink-600 text-small">{words.duration(text.duration)}</p>}
					{text.notes.length > 0 && (
						<details className="call-notes">
							<summary>{words.notes}</summary>
							<ul>
								{text.notes.map((note) => (
									<li key={note}>{note}</li>
								))}
							</ul>
						</details>
					)}
				</>
			)}
			<Announcement text={!isEmpty && text.range ? words.announce(text.range, text.total) : ""} />
		</aside>
	);
}

/** The range alone, for the bar of phones; a dash before a service is chosen. */
export function CallFigure({ view, values }: CallRangeProps) {
	const place = useRef<HTMLSpanElement>(null);
	const { text, isEmpty } = useCallRange(place, view, values);
	const { callEstimate: words } = useStaffLanguage().words;
	return (
		<span ref={place} className="tabular">
			{isEmpty ? "–" : (text.range ?? words.noPrice)}
		</span>
	);
}

function useCallRange(place: RefObject<HTMLElement | null>, { live }: CallEstimateView, values: StartValues) {
	const { locale } = useStaffLanguage();
	const { kinds, details } = useCallAnswers(place, values);
	const text = useMemo(() => {
		const { answers } = readAnswers(kinds, details, null);
		const result = estimate(answers, live.prices, live.promotions, new Date(live.now));
		const { panel } = live.words;
		const words = describeEstimate(result, live.words, live.promotions, locale);
		// Said elsewhere in the panel, or meant for a visitor: a member who is on the phone does not have to call.
		const shown = [words.assumed, words.open, panel.confirmed, panel.caveats["disaster-call-first"]];
		return { ...words, notes: words.caveats.filter((caveat) => !shown.includes(caveat)) };
	}, [kinds, details, live, locale]);
	return { text, isEmpty: kinds.length === 0 };
}
