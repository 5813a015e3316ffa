import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { uncapitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { CallValues } from "#app/model/calls/call-values.ts";
import { Button } from "#app/ui/button.tsx";
import type { CallEstimateView } from "../.server/estimate/call-estimate-view.ts";
import type { CallTimes } from "../.server/estimate/call-times.ts";
import { CallFigure } from "./estimate/call-range.tsx";

interface CallBarProps {
	estimate: CallEstimateView;
	values: CallValues;
	times: CallTimes;
	/** The value of the window that is chosen now; empty without one. */
	chosen: string;
	isBusy: boolean;
}

/** The range and the buttons, always in reach. Without JavaScript the first button books the window that is chosen. */
export function CallBar({ estimate, values, times, chosen, isBusy }: CallBarProps) {
	const { words, locale } = useStaffLanguage();
	const { bar, range } = words.calls;
	const when = textOf(times, chosen, locale);
	return (
		<div className="call-bar">
			<p className="call-bar-range">
				<strong>
					<CallFigure view={estimate} values={values} />
				</strong>
				{range}
			</p>
			<Button type="submit" name="do" value="now" busy={isBusy} className="call-bar-main">
				{when && <OfficeIcon name="calendar" size={18} />}
				{when ? (
					<>
						<span className="call-wide">{bar.book(when)}</span>
						<span className="call-narrow">{bar.bookShort}</span>
					</>
				) : (
					bar.save
				)}
			</Button>
			<Button
				type="submit"
				name="do"
				value="save"
				look="light"
				busy={isBusy}
				className={`call-wide ${when ? "" : "no-script"}`}
			>
				{bar.without}
			</Button>
			<button type="submit" name="do" value="update" className="button no-script" data-look="light">
				{bar.update}
			</button>
			<Link to="/admin" className="office-quiet call-leave">
				{bar.leave}
			</Link>
		</div>
	);
}

/** `jeu. 19 nov., 13 à 15 h`: French days have no capital inside of a sentence. */
function textOf({ best, more, chosen }: CallTimes, value: string, locale: Locale): string | null {
	if (value === "") return null;
	const window = [...best, ...more.flatMap(({ windows }) => windows)].find((one) => one.value === value);
	const text = window ? `${window.day}, ${window.window}` : chosen?.value === value ? chosen.text : null;
	return text && locale === "fr" ? uncapitalized(text) : text;
}
