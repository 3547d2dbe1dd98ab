require("node:net").Socket.prototype.setKeepAlive = function () {
  return this;
};
