import { useEffect } from "react";
import { browserKeptStore } from "./kept-store.ts";

/** Deletes the unsent text of all members from this browser, after a sign-out. */
export function useForgetKeptForms(isSignedOut: boolean): void {
	useEffect(() => {
		if (isSignedOut) browserKeptStore()?.forgetAll();
	}, [isSignedOut]);
}
