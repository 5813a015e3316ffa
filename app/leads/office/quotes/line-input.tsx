import type { ComponentProps, ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { QuoteFault } from "#app/model/quotes/read-quote.ts";
import { FieldError } from "#app/ui/field.tsx";
import { sayFault } from "./say-fault.ts";

type InputProps = {
	/** Also its id. */
	name: string;
	label: string;
	/** After the label, for screen readers: the column heads say the rest. */
	more?: string;
	/** Makes it a text of several lines that grows with its text. */
	rows?: number;
	isQuiet?: boolean;
	suffix?: string | undefined;
	/** A sentence around the field. */
	before?: ReactNode;
	after?: ReactNode;
	fault?: QuoteFault | undefined;
	/** Its error is shown elsewhere in the line: it needs the whole width. */
	isNarrow?: boolean;
	placeholder?: string;
	className?: string;
} & Pick<ComponentProps<"input">, "lang" | "maxLength" | "defaultValue">;

/** A field of a line: its label is shown on phones, where there are no column heads. */
export function LineInput({
	name,
	label,
	more,
	rows,
	isQuiet,
	suffix,
	before,
	after,
	fault,
	isNarrow,
	className = "",
	...input
}: InputProps) {
	const { quoteEditor } = useStaffLanguage().words;
	const shared = {
		id: name,
		name,
		autoComplete: "off",
		...input,
		"aria-invalid": fault ? true : undefined,
		"aria-describedby": fault ? `${name}-error` : undefined,
	} as const;
	return (
		<div className={`quote-field ${className}`} data-quiet={isQuiet || undefined}>
			<label htmlFor={name} className={before ? "sr-only" : "quote-label"}>
				{label} {more && <span className="sr-only">{more}</span>}
			</label>
			{before && <span>{before} </span>}
			<span className="quote-suffixed" data-suffix={suffix}>
				{rows ? (
					<textarea className="field" rows={rows} {...shared} />
				) : (
					<input className="field" inputMode="decimal" {...shared} />
				)}
			</span>
			{after && <span> {after}</span>}
			{!isNarrow && <FieldError id={`${name}-error`}>{fault && sayFault(fault, quoteEditor)}</FieldError>}
		</div>
	);
}
