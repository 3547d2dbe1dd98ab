import { afterAll } from "vitest";
import { removeFolders } from "./temporary.js";

afterAll(removeFolders);
