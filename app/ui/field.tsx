import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

interface FieldProps {
	label: string;
	hint?: string;
	error?: string;
	/** What stands beside the label of a field that may stay empty. */
	optional?: string;
	className?: string;
}

/** What a control needs to be tied to its label, hint and error. */
interface Ties {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

/** A label, a hint, the control and its error, tied together for assistive technology. */
function Field({
	id,
	label,
	hint,
	error,
	optional,
	className = "",
	children,
}: FieldProps & { id: string; children: (ties: Ties) => ReactNode }) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
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
			{children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
			{error && (
				<p id={`${id}-error`} className="mt-2 flex gap-2 font-semibold text-berry-700 text-small">
					<Icon name="alert" size={18} />
					{error}
				</p>
			)}
		</div>
	);
}

/** Uncontrolled, like all fields here: what was typed before hydration stays. */
export function TextField({
	id: givenId,
	label,
	hint,
	error,
	optional,
	className,
	...input
}: FieldProps & ComponentProps<"input">) {
	const ownId = useId();
	return (
		<Field id={givenId ?? ownId} {...{ label, hint, error, optional, className }}>
			{(ties) => <input className="field mt-2 w-full" {...ties} {...input} />}
		</Field>
	);
}

export function TextArea({
	id: givenId,
	label,
	hint,
	error,
	optional,
	className,
	...input
}: FieldProps & ComponentProps<"textarea">) {
	const ownId = useId();
	return (
		<Field id={givenId ?? ownId} {...{ label, hint, error, optional, className }}>
			{(ties) => <textarea className="field mt-2 min-h-40 w-full py-3.5 leading-normal" {...ties} {...input} />}
		</Field>
	);
}

export function SelectField({
	id: givenId,
	label,
	hint,
	error,
	optional,
	className,
	children,
	...input
}: FieldProps & ComponentProps<"select">) {
	const ownId = useId();
	return (
		<Field id={givenId ?? ownId} {...{ label, hint, error, optional, className }}>
			{(ties) => (
				<select className="field mt-2 w-full" {...ties} {...input}>
					{children}
				</select>
			)}
		</Field>
	);
}
