export const id = 2851;
export const ids = [2851];
export const modules = {

/***/ 32851:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Slots: () => (/* binding */ Slots),
/* harmony export */   limitRequests: () => (/* binding */ limitRequests)
/* harmony export */ });
/** Lets at most so many pieces of work run at the same time, in the order in which they came. */
class Slots {
    now;
    #free;
    #waiting = [];
    constructor(count, now = () => performance.now()) {
        this.now = now;
        this.#free = count;
    }
    /** Does the work as soon as there is a slot. `onWait` gets the milliseconds that it waited for one. */
    async use(work, onWait) {
        if (this.#free > 0)
            this.#free -= 1;
        else {
            const since = this.now();
            await new Promise((resolve) => this.#waiting.push(resolve));
            onWait(this.now() - since);
        }
        try {
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            if (next)
                next();
            else
                this.#free += 1;
        }
    }
}
/** The model, asked only in a free slot. What is asked ends with `signal`. */
function limitRequests(model, slots, signal) {
    const { embed } = model;
    let waitedMs = 0;
    const inSlot = (work) => slots.use(work, (ms) => {
        waitedMs += ms;
    });
    const either = (other) => (other ? AbortSignal.any([other, signal]) : signal);
    return {
        ...model,
        waitedMs: () => waitedMs,
        ask: (request) => inSlot(() => model.ask({ ...request, signal: either(request.signal) })),
        ...(embed && { embed: (texts, other) => inSlot(() => embed(texts, either(other))) }),
    };
}


/***/ })

};
