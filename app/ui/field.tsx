import { type ComponentProps, type ReactNode, useId } from "react";
import { useFormWords } from "./form-words.ts";
import { Icon } from "./icon.tsx";

interface FieldWords {
	label: string;
	hint?: string;
	error?: string;
	/** The text beside the label of an optional field. */
	optional?: string;
	/** The id of a text elsewhere, read after the hint and the error. */
	"aria-describedby"?: string | undefined;
}

/** The attributes that link a control to its label, hint and error. */
interface Ties {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

interface FieldProps extends FieldWords {
	id?: string;
	className?: string;
	control: (ties: Ties) => ReactNode;
}

/** A label, a hint, the control and its error, linked for assistive technology. */
function Field({ id: givenId, label, hint, error, optional, className = "", control, ...also }: FieldProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const described = [hint && `${id}-hint`, error && `${id}-error`, also["aria-describedby"]].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className="block scroll-mt-6 font-semibold text-spruce">
				{label}
				{optional && <span className="ml-2 font-normal text-ink-600 text-small">{optional}</span>}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="text-ink-600 text-small">
					{hint}
				</p>
			)}
			{control({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</div>
	);
}

/** The error below a field; renders nothing without one. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<p id={id} className="mt-2 flex gap-2 font-semibold text-danger-dark text-small">
			<Icon name="alert" size={18} />
			{children}
		</p>
	);
}

/** Separates the props of the field from the props of its control. */
function split<Props extends FieldWords & { id?: string; className?: string }>({
	id,
	className,
	label,
	hint,
	error,
	optional,
	"aria-describedby": also,
	...control
}: Props) {
	return { field: { id, className, label, hint, error, optional, "aria-describedby": also }, control };
}

/** Uncontrolled, like all fields here, so that hydration keeps text typed before. */
export function TextField(props: FieldWords & ComponentProps<"input">) {
	const { field, control } = split(props);
	return <Field {...field} control={(ties) => <input className="field mt-2 w-full" {...ties} {...control} />} />;
}

export function TextArea(props: FieldWords & ComponentProps<"textarea">) {
	const { field, control } = split(props);
	const look = "field mt-2 min-h-40 w-full py-3.5 leading-normal";
	return <Field {...field} control={(ties) => <textarea className={look} {...ties} {...control} />} />;
}

export function SelectField(props: FieldWords & ComponentProps<"select">) {
	const { field, control } = split(props);
	return <Field {...field} control={(ties) => <select className="field mt-2 w-full" {...ties} {...control} />} />;
}

/** A field that people cannot see; bots fill it in. */
export function Honeypot() {
	return (
		<div className="hidden" aria-hidden="true">
			<label>
				{useFormWords().honeypot}
				<input name="website" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
