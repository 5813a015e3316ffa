import { foldText } from "../text/fold.ts";

/** Compares promotion codes as people write them: case, accents, spaces and hyphens make no difference. */
export function isSameCode(one: string, other: string): boolean {
	return codeKey(one) === codeKey(other);
}

/** "Duo d’automne " becomes "duodautomne". Empty when nothing was typed. */
export function codeKey(code: string): string {
	return foldText(code).replace(/[^a-z0-9]/g, "");
}
