import type { CrewColour } from "#app/model/appointments/crew.ts";

/** Decorative: the crew's name stands beside it. */
export function CrewDot({ colour }: { colour: CrewColour }) {
	return <span className="crew-dot" data-colour={colour} aria-hidden="true" />;
}
