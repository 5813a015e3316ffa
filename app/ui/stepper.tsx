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

/** Screen readers announce each change. At an end, a button stays focusable: `disabled` would drop the focus. */
export function Stepper({ label, value, text, min, max, fewer, more, onChange }: StepperProps) {
	const button =
		"grid size-12 cursor-pointer place-items-center rounded-pill bg-white text-spruce shadow-1 hover:bg-mint-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-50";
	return (
		<fieldset>
			<legend className="font-semibold text-note text-spruce">{label}</legend>
			<div className="mt-2.5 grid grid-cols-[48px_1fr_48px] items-center rounded-pill bg-cream p-1">
				<button
					type="button"
					className={button}
					aria-label={fewer}
					aria-disabled={value <= min}
					onClick={() => value > min && onChange(value - 1)}
				>
					<Icon name="minus" />
				</button>
				<output className="tabular text-center font-bold text-spruce">{text}</output>
				<button
					type="button"
					className={button}
					aria-label={more}
					aria-disabled={value >= max}
					onClick={() => value < max && onChange(value + 1)}
				>
					<Icon name="plus" />
				</button>
			</div>
		</fieldset>
	);
}
