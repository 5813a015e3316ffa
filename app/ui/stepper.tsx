import { Icon } from "./icon.tsx";

interface StepperProps {
	label: string;
	value: number;
	/** The displayed value, such as "14 bouches". */
	text: string;
	min: number;
	max: number;
	fewer: string;
	more: string;
	onChange: (value: number) => void;
}

/** A number with two large buttons; screen readers announce each change. */
export function Stepper({ label, value, text, min, max, fewer, more, onChange }: StepperProps) {
	const button =
		"grid size-12 cursor-pointer place-items-center rounded-pill bg-white text-spruce shadow-1 hover:bg-mint-100 disabled:cursor-not-allowed disabled:opacity-50";
	return (
		<fieldset>
			<legend className="font-semibold text-note text-spruce">{label}</legend>
			<div className="mt-2.5 grid grid-cols-[48px_1fr_48px] items-center rounded-pill bg-cream p-1">
				<button
					type="button"
					className={button}
					aria-label={fewer}
					disabled={value <= min}
					onClick={() => onChange(value - 1)}
				>
					<Icon name="minus" />
				</button>
				<output className="tabular text-center font-bold text-spruce">{text}</output>
				<button
					type="button"
					className={button}
					aria-label={more}
					disabled={value >= max}
					onClick={() => onChange(value + 1)}
				>
					<Icon name="plus" />
				</button>
			</div>
		</fieldset>
	);
}
