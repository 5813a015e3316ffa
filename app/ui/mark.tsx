import { use } from "react";
import { PageContext } from "../runtime/page.ts";

/** From this length on, the name is set in smaller letters, in two lines at most. */
const long = 10;

/** The mark and the company's name, or its logo, which has the name in it. `reversed` is for a spruce background. */
export function Mark({ reversed, name = "" }: { reversed?: boolean; name: string | undefined }) {
	const mark = use(PageContext)?.brand?.mark;
	const isLogo = mark?.kind === "logo";
	return (
		<span className="mark" data-reversed={reversed} data-long={name.length < long ? undefined : true}>
			{!mark ? (
				<ShippedMark />
			) : mark.kind === "initials" ? (
				<b aria-hidden="true">{mark.letters}</b>
			) : (
				<img src={mark.path} alt={isLogo ? name : ""} data-logo={isLogo} />
			)}
			{!isLogo && <span>{name}</span>}
		</span>
	);
}

function ShippedMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="6.5">
			<circle cx="27.5" cy="36" r="19" />
			<path d="M46.5 20.5V44c0 6.4 3 9.6 7 9.6 2.9 0 5-1.5 6.6-4.1" strokeLinecap="round" />
			<path
				d="M45.3 16.2C44.7 8.9 50.1 4.1 60.3 4.3 60.5 12.7 55.1 17.7 45.3 16.2Z"
				className="mark-leaf"
				strokeWidth="0"
			/>
			<circle cx="27.5" cy="40" r="9.3" className="fill-berry" strokeWidth="0" />
		</svg>
	);
}
